import type { RefusalCode } from '@halles/contract/refusals.ts'
import { shownRefusals } from './shown-refusals.ts'

/** Why a call is refused, as the server says it. */
export const refusals: Record<RefusalCode, string> = {
  ...shownRefusals,
  invalid_input: 'Corrigez les champs indiqués.',
  cart_empty: 'Votre panier est vide.',
  not_authenticated: 'Connectez-vous pour continuer.',
  invalid_credentials: 'La connexion a échoué. Vérifiez votre courriel et votre mot de passe.',
  not_authorized: 'Cette page ou cette action est réservée à un autre type de compte.',
  csrf_failed: 'La page est ouverte depuis trop longtemps. Rechargez-la, puis réessayez.',
  account_pending:
    'Votre compte est en cours de vérification. Un courriel vous préviendra de son activation.',
  account_refused:
    'Votre demande de compte n’a pas été acceptée. Écrivez-nous pour en savoir plus.',
  account_suspended: 'Votre compte est suspendu. Écrivez-nous pour en savoir plus.',
  not_found:
    'Cet élément est introuvable. Il a peut-être été supprimé\u00a0: revenez à la liste et rechargez-la.',
  method_not_allowed:
    'Cette action n’est pas possible à cette adresse. Rechargez la page, puis réessayez.',
  account_not_pending: 'Ce compte n’est plus en attente.',
  customer_closed: 'Ce fournisseur ne vous vend rien pour le moment. Appelez-le pour en parler.',
  minimum_not_met: 'Le minimum de commande n’est pas atteint chez au moins un fournisseur.',
  approval_needed:
    'Cette commande dépasse votre plafond. Demandez l’approbation d’une personne qui peut la passer.',
  approval_not_needed:
    'Vous pouvez passer cette commande vous-même. Aucune approbation n’est nécessaire.',
  approval_changed:
    'Cette demande a changé ou a déjà reçu une réponse. Vérifiez le panier avant de continuer.',
  delivery_day_closed: 'Un jour de livraison n’est plus offert. Choisissez-en un autre.',
  guide_changed:
    'Quelqu’un d’autre a modifié ce guide entre-temps. Vérifiez-le, puis refaites votre modification.',
  route_changed:
    'La feuille de route a changé entre-temps. Voici l’ordre actuel des arrêts; refaites votre modification.',
  guide_full: 'Ce guide a déjà 300 articles. Retirez-en, ou créez un autre guide.',
  archived_guides_full:
    'Vous avez déjà 100 guides archivés, le maximum. Supprimez-en un dans la liste de vos guides, sous «\u00a0Guides archivés\u00a0».',
  guides_full: 'Vous avez déjà 20 guides. Archivez-en un avant d’en créer un autre.',
  photos_full: 'Ce produit a déjà 4 photos. Retirez-en une avant.',
  zones_full: 'Vous avez déjà 50 secteurs. Retirez-en un avant d’en créer un autre.',
  exceptions_full:
    'Vous avez déjà 200 fermetures et livraisons supplémentaires à venir. Retirez-en avant d’en ajouter.',
  day_has_orders:
    'Des commandes sont prévues ces jours-là. Confirmez la fermeture\u00a0: elles restent, et un autre jour est proposé pour celles que vous avez acceptées.',
  order_not_active: 'Cette commande est déjà terminée.',
  order_not_pending: 'Cette commande n’est plus en attente. Voici son état actuel.',
  order_changed: 'Cette commande a changé entre-temps. Voici son état actuel.',
  too_late_to_change:
    'Il est trop tard pour cette modification. Voici la commande et ce qui est encore possible.',
  proposal_open:
    'Une proposition attend déjà une réponse pour cette commande. Voici son état actuel.',
  proposal_lapsed: 'Le délai pour répondre est passé. Rien n’a changé. Voici la commande.',
  proposal_over: 'Cette proposition a déjà reçu une réponse ou a été retirée. Voici la commande.',
  too_late_to_propose:
    'La livraison est trop proche pour attendre une réponse. Téléphonez à l’autre partie. Voici la commande.',
  not_to_weigh:
    'Cette commande ne se pèse plus\u00a0: elle n’est pas acceptée, est terminée ou facturée. Rechargez la page.',
  line_in_proposal: 'Une proposition sur cette ligne attend une réponse. Pesez-la après.',
  weight_changed:
    'Quelqu’un d’autre a pesé ou modifié cette ligne entre-temps. Voici ce qui est inscrit.',
  weight_above_agreed:
    'C’est plus de 10\u00a0% au-dessus du poids prévu. Proposez-le au restaurant, ou retirez-en.',
  not_to_receive: 'Cette commande se reçoit une fois acceptée, à partir de son jour de livraison.',
  credit_too_late:
    'Le délai pour faire une réclamation est passé. Envoyez la réception sans réclamation.',
  credit_answered: 'Cette réclamation a déjà reçu une réponse. Voici la commande.',
  order_not_acknowledged: 'Cette commande n’est pas acceptée, ou elle est déjà terminée.',
  too_large: 'L’envoi est trop volumineux. Réduisez-le ou divisez-le, puis réessayez.',
  not_json: 'Cet envoi n’a pas pu être lu. Rechargez la page, puis réessayez.',
  not_file: 'Aucun fichier n’a été reçu. Choisissez-le de nouveau, puis réessayez.',
  not_photo: 'Ce n’est pas une photo JPEG, PNG, WebP ou AVIF.',
  photo_heic:
    'Cette photo est en HEIC. Enregistrez-la en JPEG, ou réglez l’iPhone\u00a0: Appareil photo, Formats, «\u00a0Le plus compatible\u00a0».',
  payment_above_balance:
    'Ce montant dépasse le solde à payer. Voici les factures de ce client telles qu’elles sont maintenant.',
  payment_reversed: 'Ce paiement est déjà annulé.',
  key_reused:
    'Cet envoi diffère de celui que nous avons déjà reçu. Rechargez la page, vérifiez, puis réessayez.',
  too_many_requests: 'Trop de tentatives. Patientez un peu avant de réessayer.',
  invitations_off:
    'Les invitations ne sont pas offertes sur ce site\u00a0: son exploitant n’y est pas encore nommé avec son adresse. Écrivez-nous.',
  suppliers_invited:
    'Vous avez 20 invitations en attente. Attendez que certaines soient acceptées ou expirent.',
  too_many_invitations: 'Au plus 500 invitations par jour. Envoyez les autres demain.',
  promotion_too_soon: 'Vous avez déjà envoyé une promotion il y a moins d’une heure.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  code_required: 'Entrez le code de votre application d’authentification.',
  invalid_code:
    'Ce code n’est pas valide. Attendez le prochain code ou utilisez un code de secours.',
  invalid_token: 'Ce lien n’est plus valide. Demandez-en un nouveau.',
  wrong_password: 'Le mot de passe actuel est incorrect.',
  account_not_active: 'Ce compte n’est pas actif.',
  account_not_suspended: 'Ce compte n’est pas suspendu.',
  second_factor_enrolled: 'Le code à usage unique est déjà activé.',
  incident_changed:
    'Quelqu’un d’autre a corrigé cet incident entre-temps. Rechargez la page pour voir sa correction.',
  city_exists: 'Cette ville est déjà dans la liste.',
  price_list_in_use: 'Des clients ont cette liste de prix\u00a0: donnez-leur-en une autre d’abord.',
  price_lists_full: 'Vous avez déjà 50 listes de prix. Supprimez-en une d’abord.',
  special_overlaps: 'Ce produit est déjà en solde pendant une partie de ces jours.',
  added_prices_changed:
    'Le prix d’un produit à ajouter a changé entre-temps. Vérifiez le nouveau total, puis envoyez de nouveau.',
  shown_prices_changed:
    'Quelqu’un d’autre a modifié ces prix entre-temps. Les voici; refaites votre modification.',
  city_in_use: 'Des comptes utilisent cette ville\u00a0: elle ne peut pas être retirée.',
  catalogue_changed: 'Votre catalogue a changé depuis l’aperçu. Choisissez le fichier de nouveau.',
  import_superseded:
    'Des produits de cette importation ont changé depuis\u00a0: elle ne peut plus être annulée.',
  lots_changed:
    'Quelqu’un a modifié ces lots, ou la commande, entre-temps. Vérifiez-les et recommencez.',
  lots_closed:
    'Cette commande ou cette ligne n’est plus à préparer ni livrée\u00a0: elle n’a pas de lots.',
  lot_recalled:
    'Ce lot fait l’objet d’un rappel. Il n’entre dans aucune commande, et reste inscrit là où il a été livré.',
  receivers_changed:
    'Les restaurants qui ont reçu ce lot ont changé entre-temps. Vérifiez la liste et envoyez l’avis de nouveau.',
  no_receivers: 'Aucun restaurant n’a reçu ce lot. Vérifiez ce qui est écrit sur l’étiquette.',
  recall_reminded:
    'Ces restaurants ont été avertis il y a moins d’une heure. Pour aller plus vite, appelez-les.',
  customers_changed: 'Vos clients ont changé depuis l’aperçu. Choisissez le fichier de nouveau.',
  invitations_full:
    'Au plus 2\u00a0000 invitations peuvent attendre une réponse. Réessayez quand certaines auront été acceptées ou seront expirées.',
  prices_changed:
    'Les prix de cette liste ont changé depuis l’aperçu. Choisissez le fichier de nouveau.',
  import_running:
    'Une importation est en cours. Vous pourrez modifier produits et prix dès qu’elle sera terminée.',
  orders_open:
    'Des commandes sont encore en cours. Marquez-les comme terminées avant de fermer le compte.',
  no_business:
    'Vous n’appartenez plus à aucune entreprise sur Halles. Demandez une invitation à la personne qui gère l’équipe.',
  last_owner:
    'Une entreprise doit garder au moins un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  invitation_over: 'Cette invitation n’est plus valide. Demandez-en une nouvelle à l’entreprise.',
  invitation_accepted: 'Cette invitation a déjà été acceptée.',
  invitation_of_another:
    'Cette invitation est adressée à quelqu’un d’autre. Déconnectez-vous pour l’accepter.',
  not_to_invoice:
    'Une commande se facture une fois livrée\u00a0: marquée comme terminée, ou reçue par le restaurant.',
  paper_exists: 'Une de ces commandes est déjà facturée.',
  tax_registration_overlaps:
    'Vous avez déjà un numéro pour cette taxe pendant une partie de ces jours. Indiquez d’abord son dernier jour.',
  tax_rule_begun: 'Cette règle s’applique déjà\u00a0: ajoutez-en une autre qui la remplace.',
  tax_class_missing:
    'Des produits n’ont pas encore de catégorie de taxe. Choisissez-la, puis facturez.',
  weights_missing: 'Des produits vendus au poids n’ont pas encore été pesés.',
  draft_changed:
    'Cette facture a changé entre-temps. Vérifiez les nouveaux montants, puis facturez de nouveau.',
  nothing_to_credit: 'Il ne reste rien à créditer sur cette facture.',
  credit_above_invoice: 'Ce crédit dépasserait ce qui reste de la facture.',
  number_issued: 'Ce numéro est déjà utilisé. Choisissez-en un plus élevé.',
  number_set: 'Le prochain numéro de cette série a déjà été choisi, ce qui ne se fait qu’une fois.',
  thread_closed:
    'Cette conversation est terminée. Téléphonez ou écrivez dans une nouvelle commande.',
  trail_full:
    'Cette commande compte trop de modifications et de messages pour en recevoir d’autres. Réglez le reste par téléphone.',
  too_many_messages: 'Vous avez écrit 60 messages en une heure. Attendez un peu, ou téléphonez.',
  email_reserved:
    'Cette adresse vient d’être remplacée dans un autre compte Halles et ne pourra servir à un nouveau que sept jours plus tard. D’ici là, demandez une invitation à une autre adresse.',
}
