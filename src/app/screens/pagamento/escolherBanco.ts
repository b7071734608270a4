import { EscolherBanco } from '../../../features/pagamento/pix/EscolherBanco';
import { installReads } from '../../installReads';

export const Screen = EscolherBanco;

export const install = installReads;
