import type { Migration } from 'kysely';
import { m0001Catalogue } from './m0001Catalogue';
import { m0002Inventory } from './m0002Inventory';
import { m0003Accounts } from './m0003Accounts';
import { m0004Orders } from './m0004Orders';
import { m0005Sandbox } from './m0005Sandbox';
import { m0006Refunds } from './m0006Refunds';
import { m0007Pricing } from './m0007Pricing';
import { m0011Seats } from './m0011Seats';
import { m0008Cards } from './m0008Cards';
import { m0009AfterSale } from './m0009AfterSale';
import { m0010Emission } from './m0010Emission';
import { m0013Tickets } from './m0013Tickets';
import { m0014HoldLimit } from './m0014HoldLimit';
import { m0014Institutional } from './m0014Institutional';
import { m0015Parcels } from './m0015Parcels';
import { m0012TripStatus } from './m0012TripStatus';
import { m0020Notices } from './m0020Notices';
import { m0016Tills } from './m0016Tills';
import { m0017AgencyOrders } from './m0017AgencyOrders';
import { m0018Counter } from './m0018Counter';
import { m0019Chatbot } from './m0019Chatbot';
import { m0021Drafts } from './m0021Drafts';
import { m0022AfterSaleGuards } from './m0022AfterSaleGuards';
import { m0027Retention } from './m0027Retention';
import { m0023CardDisputes } from './m0023CardDisputes';
import { m0023SweepGuards } from './m0023SweepGuards';
import { m0024CardTokensAndTills } from './m0024CardTokensAndTills';
import { m0025RightsAndTrails } from './m0025RightsAndTrails';
import { m0026Limits } from './m0026Limits';
import { m0028TrailRetention } from './m0028TrailRetention';
import { m0031PaymentNotices } from './m0031PaymentNotices';
import { m0039InventedPrices } from './m0039InventedPrices';
import { m0048PassengerNotices } from './m0048PassengerNotices';
import { m0045OperatorSeats } from './m0045OperatorSeats';
import { m0046CouponsAndTerms } from './m0046CouponsAndTerms';
import { m0044CoachChanges } from './m0044CoachChanges';
import { m0044LiveService } from './m0044LiveService';
import { m0044BackOffice } from './m0044BackOffice';
import { m0033CatalogueImport } from './m0033CatalogueImport';
import { m0042AccessWishes } from './m0042AccessWishes';
import { m0041FareRules } from './m0041FareRules';
import { m0043BackOffice } from './m0043BackOffice';
import { m0047CoachVersions } from './m0047CoachVersions';
import { m0047TimetableExceptions } from './m0047TimetableExceptions';
import { m0040Company } from './m0040Company';
import { m0050Traces } from './m0050Traces';
import { m0049OldTrips } from './m0049OldTrips';
import { m0052CouponUses } from './m0052CouponUses';
import { m0052MovedSeats } from './m0052MovedSeats';
import { m0054Vitals } from './m0054Vitals';
import { m0057WaitingList } from './m0057WaitingList';
import { m0058ParcelLooks } from './m0058ParcelLooks';
import { m0059WaysOfAHold } from './m0059WaysOfAHold';
import { m0061Ratings } from './m0061Ratings';
import { m0062PriceAlerts } from './m0062PriceAlerts';
import { m0063CoachPositions } from './m0063CoachPositions';
import { m0064FollowedTickets } from './m0064FollowedTickets';
import { m0065SavedCards } from './m0065SavedCards';
import { m0066AccountCredit } from './m0066AccountCredit';
import { m0067Groups } from './m0067Groups';
import { m0068InvoicedCompanies } from './m0068InvoicedCompanies';
import { m0069DelayCoupons } from './m0069DelayCoupons';
import { m0070Extras } from './m0070Extras';
import { m0071Boletos } from './m0071Boletos';
import { m0072Languages } from './m0072Languages';
import { m0073Wallets } from './m0073Wallets';
import { m0074PixInitiations } from './m0074PixInitiations';
import { m0075CanceledExtras } from './m0075CanceledExtras';
import { m0077LetterLanguages } from './m0077LetterLanguages';

/** Forward only, in the order of their names; a name that has run anywhere never changes. */
export const migrations: Record<string, Migration> = {
  '0001_catalogue': m0001Catalogue,
  '0002_inventory': m0002Inventory,
  '0003_accounts': m0003Accounts,
  '0004_orders': m0004Orders,
  '0005_sandbox': m0005Sandbox,
  '0006_refunds': m0006Refunds,
  '0007_pricing': m0007Pricing,
  '0008_cards': m0008Cards,
  '0009_after_sale': m0009AfterSale,
  '0010_emission': m0010Emission,
  '0011_seats': m0011Seats,
  '0012_trip_status': m0012TripStatus,
  '0013_tickets': m0013Tickets,
  '0014_hold_limit': m0014HoldLimit,
  '0014_institutional': m0014Institutional,
  '0015_parcels': m0015Parcels,
  '0016_tills': m0016Tills,
  '0017_agency_orders': m0017AgencyOrders,
  '0018_counter': m0018Counter,
  '0019_chatbot': m0019Chatbot,
  '0020_notices': m0020Notices,
  '0021_drafts': m0021Drafts,
  '0022_after_sale_guards': m0022AfterSaleGuards,
  '0027_retention': m0027Retention,
  '0023_sweep_guards': m0023SweepGuards,
  '0024_card_tokens_and_tills': m0024CardTokensAndTills,
  '0025_rights_and_trails': m0025RightsAndTrails,
  '0023_sweep_guards_disputes': m0023CardDisputes,
  '0026_limits': m0026Limits,
  '0028_trail_retention': m0028TrailRetention,
  '0031_payment_notices': m0031PaymentNotices,
  '0039_invented_prices': m0039InventedPrices,
  '0033_catalogue_import': m0033CatalogueImport,
  '0045_operator_seats': m0045OperatorSeats,
  '0042_access_wishes': m0042AccessWishes,
  '0041_fare_rules': m0041FareRules,
  '0044_back_office': m0044BackOffice,
  '0043_back_office': m0043BackOffice,
  '0040_company': m0040Company,
  '0044_coach_changes': m0044CoachChanges,
  '0044_live_service': m0044LiveService,
  '0046_coupons_and_terms': m0046CouponsAndTerms,
  '0047_timetable_exceptions': m0047TimetableExceptions,
  '0047_coach_versions': m0047CoachVersions,
  '0048_passenger_notices': m0048PassengerNotices,
  '0050_traces': m0050Traces,
  '0049_old_trips': m0049OldTrips,
  '0052_moved_seats': m0052MovedSeats,
  '0052_coupon_uses': m0052CouponUses,
  '0054_vitals': m0054Vitals,
  '0057_waiting_list': m0057WaitingList,
  '0058_parcel_looks': m0058ParcelLooks,
  '0059_ways_of_a_hold': m0059WaysOfAHold,
  '0061_ratings': m0061Ratings,
  '0062_price_alerts': m0062PriceAlerts,
  '0063_coach_positions': m0063CoachPositions,
  '0064_followed_tickets': m0064FollowedTickets,
  '0065_saved_cards': m0065SavedCards,
  '0066_account_credit': m0066AccountCredit,
  '0067_groups': m0067Groups,
  '0068_invoiced_companies': m0068InvoicedCompanies,
  '0069_delay_coupons': m0069DelayCoupons,
  '0070_extras': m0070Extras,
  '0071_boletos': m0071Boletos,
  '0072_languages': m0072Languages,
  '0073_wallets': m0073Wallets,
  '0074_pix_initiations': m0074PixInitiations,
  '0075_canceled_extras': m0075CanceledExtras,
  '0077_letter_languages': m0077LetterLanguages,
};
