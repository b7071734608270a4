import { CreditosCard } from '../../../features/conta/minhaConta/CreditosCard';
import { installReads } from '../../installReads';

export const Screen = CreditosCard;

export const install = installReads;
