import { ProtocoloPage } from '../../features/ajuda/ProtocoloPage';
import { installReads } from '../installReads';

export const Screen = ProtocoloPage;
export const install = installReads;
