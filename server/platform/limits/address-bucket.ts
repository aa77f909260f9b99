import { isIPv6 } from 'node:net'

/** The bucket an address is counted in: an IPv4 address, or a whole IPv6 /64, which one household holds. */
export function addressBucket(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left
  // guard: limit: a /64 is one caller [address-bucket]
  //   code: .slice(0, 4)
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
