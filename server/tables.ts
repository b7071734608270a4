import type { AccountTables } from './migrations/accountTables';
import type { AfterSaleTables } from './migrations/afterSaleTables';
import type { AgencyOrderTables } from './migrations/agencyOrderTables';
import type { CardTables } from './migrations/cardTables';
import type { CatalogueTables } from './migrations/catalogueTables';
import type { CounterTables } from './migrations/counterTables';
import type { DraftTables } from './migrations/draftTables';
import type { EmissionTables } from './migrations/emissionTables';
import type { ChatbotTables } from './migrations/chatbotTables';
import type { InstitutionalTables } from './migrations/institutionalTables';
import type { InventoryTables } from './migrations/inventoryTables';
import type { NoticeTables } from './migrations/noticeTables';
import type { OrderTables } from './migrations/orderTables';
import type { ParcelTables } from './migrations/parcelTables';
import type { PricingTables } from './migrations/pricingTables';
import type { RefundTables } from './migrations/refundTables';
import type { RightsTables } from './migrations/rightsTables';
import type { SandboxTables } from './migrations/sandboxTables';
import type { SweepTables } from './migrations/sweepTables';
import type { TicketTables } from './migrations/ticketTables';
import type { TillTables } from './migrations/tillTables';
import type { TripStatusTables } from './migrations/tripStatusTables';

/** Every table, one file a subject beside its migration; add yours to the list. */
export interface Tables
  extends
    AgencyOrderTables,
    CardTables,
    CatalogueTables,
    ChatbotTables,
    CounterTables,
    InstitutionalTables,
    InventoryTables,
    AccountTables,
    DraftTables,
    EmissionTables,
    NoticeTables,
    OrderTables,
    ParcelTables,
    PricingTables,
    RefundTables,
    RightsTables,
    AfterSaleTables,
    SandboxTables,
    SweepTables,
    TicketTables,
    TillTables,
    TripStatusTables {}
