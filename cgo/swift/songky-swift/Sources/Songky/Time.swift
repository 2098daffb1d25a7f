/// Times in the library are nanoseconds.
extension Duration {
    /// In nanoseconds; what is too long for 292 years is cut off.
    var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let whole = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let sum = whole.partialValue.addingReportingOverflow(attoseconds / 1_000_000_000)
        if whole.overflow || sum.overflow {
            return seconds < 0 ? .min : .max
        }
        return sum.partialValue
    }
}
