// swift-tools-version: 6.0
import PackageDescription

#if os(macOS)
// The library for Apple's systems, which ../README.md says how to make.
let library = Target.binaryTarget(name: "CSongky", path: "CSongky.xcframework")
let linking: [LinkerSetting] = [.linkedFramework("CoreFoundation")]
#else
// The archive that cgo/build.sh makes: in dist/ of the repository, or in the folder that SONGKY_LIBRARY names.
let folder = Context.environment["SONGKY_LIBRARY"] ?? Context.packageDirectory + "/../../../dist"
let library = Target.systemLibrary(name: "CSongky")
let linking: [LinkerSetting] = [.unsafeFlags([folder + "/libsongky.a"]), .linkedLibrary("m")]
#endif

let package = Package(
    name: "Songky",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "Songky", targets: ["Songky"]),
    ],
    targets: [
        library,
        .target(name: "Songky", dependencies: ["CSongky"], linkerSettings: linking),
        .executableTarget(name: "songky-bench", dependencies: ["Songky"], path: "Sources/SongkyBench"),
        .testTarget(name: "SongkyTests", dependencies: ["Songky"]),
    ]
)
