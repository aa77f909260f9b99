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
  unsentTitle: 'Des modifications ne sont pas envoyées',
  unsent: (products: number) =>
    products > 1
      ? `${products} modifications attendent encore le serveur. Si vous vous déconnectez maintenant, elles seront effacées de cet appareil.`
      : 'Une modification attend encore le serveur. Si vous vous déconnectez maintenant, elle sera effacée de cet appareil.',
}
