import type { RegraTarifaCadastrada } from '../../../domain/wire/administracao/tarifas';
import type { CampoLugar } from './campoLugar';
import { EncerrarDialog } from './EncerrarDialog';
import type { AcaoDaRegra } from './ListaRegras';
import { RegraDialog } from './RegraDialog';

/** The dialog open over the list. */
export type Aberto = { acao: 'criar' } | { acao: AcaoDaRegra; regra: RegraTarifaCadastrada };

export interface DialogosTarifaProps {
  aberto: Aberto;
  Lugar: CampoLugar;
  onClose: () => void;
}

/** Dialogs over the list of rules. */
export function DialogosTarifa({ aberto, Lugar, onClose }: DialogosTarifaProps) {
  if (aberto.acao === 'criar') return <RegraDialog anterior={null} Lugar={Lugar} onClose={onClose} />;
  if (aberto.acao === 'encerrar') return <EncerrarDialog regra={aberto.regra} onClose={onClose} />;
  return <RegraDialog anterior={aberto.regra} Lugar={Lugar} onClose={onClose} />;
}
