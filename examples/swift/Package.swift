// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "play",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(path: "../../cgo/swift/songky-swift"),
    ],
    targets: [
        .executableTarget(name: "play", dependencies: [.product(name: "Songky", package: "songky-swift")]),
    ]
)
