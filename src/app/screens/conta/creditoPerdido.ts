import { CreditoPerdido } from '../../../features/conta/minhaConta/CreditoPerdido';
import { installReads } from '../../installReads';

export const Screen = CreditoPerdido;

export const install = installReads;
