import { installReads } from '../../installReads';

export { Moldura as Screen } from '../../../features/administracao/moldura/Moldura';
export const install = installReads;
