import { LogOutButton } from '../features/login/log-out-button.tsx'
import { sendPickMarks } from '../features/picking/pick-marks/send-pick-marks.ts'
import { useViewer } from '../platform/session/viewer.ts'
import { flushOfflineChanges } from './-flush-offline-changes.ts'

/** What is on this device alone is sent first: only restaurants have a cart and count, and only suppliers pick. */
export function LogOut() {
  const isRestaurant = useViewer() === 'restaurant'
  return <LogOutButton sendFirst={isRestaurant ? flushOfflineChanges : sendPickMarks} />
}
