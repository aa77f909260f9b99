/** Signing in and out. Messages as product.md 5 and 8. */
export const session = {
  title: 'Connexion',
  welcomeBack: 'Connectez-vous pour voir la page demandée.',
  email: 'Courriel',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié?',
  signUp: 'Créer un compte',
  code: 'Code à usage unique',
  codeHint: 'Entrez le code à six chiffres de votre application d’authentification.',
  recoveryCode: 'Code de secours',
  recoveryHint:
    'Entrez un des codes de secours que vous avez conservés. Chacun ne sert qu’une fois.',
  useRecovery: 'Utiliser un code de secours',
  useCode: 'Utiliser l’application',
  logout: 'Se déconnecter',
  logoutAnyway: 'Se déconnecter sans envoyer',
  unsentTitle: 'Des changements ne sont pas envoyés',
  unsent: (products: number) =>
    products > 1
      ? `${products} changements attendent encore le serveur. Si vous vous déconnectez maintenant, ils seront effacés de cet appareil.`
      : 'Un changement attend encore le serveur. Si vous vous déconnectez maintenant, il sera effacé de cet appareil.',
}
