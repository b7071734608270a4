import { SemCatalogo } from '../../../features/viagens/home/SemCatalogo';

export const Screen = SemCatalogo;
