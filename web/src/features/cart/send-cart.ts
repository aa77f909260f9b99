/** Sends what waits on this device, as long as that takes no longer, and answers how many changes are left. Its code comes when asked for. */
export async function sendCart(milliseconds: number): Promise<number> {
  const { cartSync } = await import('./use-cart.ts')
  return cartSync.flush(milliseconds)
}
