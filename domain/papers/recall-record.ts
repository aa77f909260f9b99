/** A line of an order with cases of the lot. */
export type RecalledLine = {
  orderNumber: number
  /** Montréal's day, YYYY-MM-DD. */
  deliveredOn: string | null
  nameFr: string
  nameEn: string
  cases: number
}

/** A restaurant that was told, as it was then. Moments are RFC 3339. */
export type RecallReceiver = {
  name: string
  city: string
  lines: readonly RecalledLine[]
  cases: number
  toldAt: string
  acknowledgedAt: string | null
}

/** What a supplier keeps of a recall, or of a simulation. */
export type RecallRecord = {
  supplierName: string
  /** Null: every product with that lot. */
  product: { nameFr: string; nameEn: string } | null
  lot: string
  reason: string
  isExercise: boolean
  sentAt: string
  /** The moment the record was made. */
  madeAt: string
  receivers: readonly RecallReceiver[]
}
