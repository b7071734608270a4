import { BalcaoPage } from '../../../features/encomendas/balcao/BalcaoPage';
import { balcaoEncomenda } from '../../../sagas/encomendas/balcaoEncomenda';
import { installReads } from '../../installReads';
import { DeAgencia } from '../agencia/DeAgencia';

/** The parcel counter, with the agency's navigation: its address is a customer's page too, which has none. */
export const Screen = () => (
  <DeAgencia>
    <BalcaoPage />
  </DeAgencia>
);

export const install = installReads;
export const workflows = [balcaoEncomenda];
