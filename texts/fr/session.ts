/** Signing in and out. Messages as SPEC sections 5 and 8. */
export const session = {
  title: 'Connexion',
  welcome: 'Entrez au marché avec le courriel de votre compte.',
  email: 'Courriel',
  password: 'Mot de passe',
  show: 'Afficher ou masquer le mot de passe',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié?',
  signUp: 'Créer un compte',
  bothRequired: 'Veuillez entrer le courriel et le mot de passe',
  emailInvalid: 'Format de courriel invalide',
  failed: 'La connexion a échoué. Vérifiez vos identifiants.',
  logout: 'Se déconnecter',
}
