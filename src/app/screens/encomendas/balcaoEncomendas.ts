import { BalcaoPage } from '../../../features/encomendas/balcao/BalcaoPage';
import { balcaoEncomenda } from '../../../sagas/encomendas/balcaoEncomenda';
import { installReads } from '../../installReads';

export const Screen = BalcaoPage;

export const install = installReads;
export const workflows = [balcaoEncomenda];
