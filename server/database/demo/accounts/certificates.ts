import type { CertifiedMark } from '@halles/domain/product-marks.ts'
import type { demoSuppliers } from './suppliers.ts'

type DemoCertificate = { mark: CertifiedMark; body: string; number: string; daysLeft: number }

/** Of suppliers of the demo market, by their keys. None ends so soon that its supplier is told. */
export const demoCertificates: Partial<
  Record<keyof typeof demoSuppliers, readonly DemoCertificate[]>
> = {
  boucherie: [
    { mark: 'halal', body: 'Conseil halal du marché', number: 'H-2046', daysLeft: 220 },
    { mark: 'organic', body: 'Certification boréale', number: 'CB-10442', daysLeft: 310 },
  ],
  poissonnerie: [
    {
      mark: 'sustainable_fishing',
      body: 'Pêche responsable du golfe',
      number: 'PRG-0318',
      daysLeft: 290,
    },
  ],
  primeurs: [{ mark: 'organic', body: 'Certification boréale', number: 'CB-10207', daysLeft: 340 }],
  maraichers: [
    { mark: 'organic', body: 'Certification boréale', number: 'CB-10311', daysLeft: 260 },
  ],
  distribution: [
    { mark: 'organic', body: 'Certification boréale', number: 'CB-10555', daysLeft: 360 },
    { mark: 'kosher', body: 'Bureau du casher du marché', number: 'BC-77', daysLeft: 180 },
  ],
}
