/** Where a mail may lead: addresses under PUBLIC_URL and nowhere else, whatever host a request named. */
export type MailLinks = ReturnType<typeof mailLinks>

export function mailLinks(publicUrl: URL) {
  const base = publicUrl.href.replace(/\/+$/, '')
  const to = (...parts: string[]) => [base, ...parts.map(encodeURIComponent)].join('/')
  return {
    home: base,
    login: to('login'),
    contact: to('contact-us'),
    checkout: to('checkout'),
    certificates: `${to('account')}?to=certificates`,
    customers: to('supplier', 'customers'),
    resetPassword: (uidb64: string, token: string) => to('reset-password', uidb64, token),
    confirmEmail: (token: string) => to('confirm-email', token),
    undoEmailChange: (token: string) => to('undo-email-change', token),
    teamInvitation: (token: string) => to('team-invitation', token),
    tradeInvitation: (token: string) => to('invitation', token),
    stopInvitations: (token: string) => to('stop-invitations', token),
    unsubscribe: (token: string) => to('unsubscribe', token),
    supplierInfo: (publicId: string) => to('supplierinfo', publicId),
    product: (publicId: string) => to('product', publicId),
    papers: to('invoices'),
    paper: (publicId: string) => to('invoices', publicId),
    restaurantOrder: (publicId: string) => to('order', publicId),
    recall: (publicId: string) => to('recall', publicId),
    ownProduct: (publicId: string) => to('supplier', 'categories', 'all', 'edit', publicId),
    supplierOrder: (publicId: string) => to('supplier', 'order', publicId),
  }
}
