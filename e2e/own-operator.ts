/** An operator beside the demo's, whose sign-in a test may change: nobody else signs in as it. */
export const ownOperator = { email: 'gardien@halles.example', password: 'sept-vertes-laitues' }
