import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { useEffect } from 'react'
import { CheckBox } from '../../components/check-box.tsx'
import { useStore } from '../../platform/create-store.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { orderSound, setOrderSound, startOrderSound } from './order-sound.ts'
import styles from './order-sound-switch.module.css'

export function OrderSoundSwitch() {
  const words = useTextsOf(supplierOrdersTexts)
  const sound = useStore(orderSound)
  useEffect(startOrderSound, [])
  return (
    <div>
      <CheckBox label={words.sound} checked={sound !== 'off'} onChange={setOrderSound} />
      <p className={`${styles.hint} soft small`} role="status">
        {sound === 'blocked' ? words.soundBlocked : null}
      </p>
    </div>
  )
}
