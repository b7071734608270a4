import { ProtocoloPage } from '../../../features/empresa/ajuda/ProtocoloPage';
import { installReads } from '../../installReads';

export const Screen = ProtocoloPage;
export const install = installReads;
