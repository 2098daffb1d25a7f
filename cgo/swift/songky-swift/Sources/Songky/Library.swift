import CSongky

/// What is linked.
public enum Library {
    /// The version of the library, "0.1.0".
    public static var version: String { String(cString: songky_version()) }

    /// The ABI that the library was built for. It must be ``headerABI``.
    public static var abi: UInt32 { songky_abi() }

    /// The ABI of the header that this package was compiled with.
    public static var headerABI: UInt32 { UInt32(SONGKY_ABI) }
}
