import { ManifestacaoPage } from '../../../features/empresa/ajuda/ManifestacaoPage';
import { manifestar } from '../../../sagas/empresa/manifestar';

export const Screen = ManifestacaoPage;

export const workflows = [manifestar];
