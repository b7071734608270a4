import { CreditosECupons } from '../../../features/conta/minhaConta/CreditosECupons';
import { installReads } from '../../installReads';

export const Screen = CreditosECupons;

export const install = installReads;
