export const SUPPLIER_TABS = ['pending', 'acknowledged', 'done'] as const
export type SupplierTab = (typeof SUPPLIER_TABS)[number]
