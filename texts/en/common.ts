import type { Texts } from '../fr.ts'

export const common: Texts['common'] = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  retry: 'Try again',
  loading: 'Loading',
  successTitle: 'Success message',
  errorTitle: 'Error message',
  genericError: 'An error occurred, please try again later.',
  offline: 'The server does not answer. Check your connection, then try again.',
}
