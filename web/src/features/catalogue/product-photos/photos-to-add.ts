const waiting = new Map<string, readonly File[]>()

/** Keeps photos that were chosen with a new product until its own form sends them, in this tab. */
export function keepPhotos(productPublicId: string, files: readonly File[]): void {
  if (files.length > 0) waiting.set(productPublicId, files)
}

export function hasPhotosToAdd(productPublicId: string): boolean {
  return waiting.has(productPublicId)
}

/** Hands them over, once. */
export function takePhotos(productPublicId: string): readonly File[] {
  const files = waiting.get(productPublicId) ?? []
  waiting.delete(productPublicId)
  return files
}
