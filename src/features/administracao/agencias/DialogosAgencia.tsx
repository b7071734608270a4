import type { Agencia } from '../../../domain/wire/agencia/agencias';
import { AgenciaDrawer } from './AgenciaDrawer';
import { ConfirmarBloqueio } from './ConfirmarBloqueio';
import type { AcaoDaLinha } from './ListaAgencias';
import { NovaAgenciaDialog } from './NovaAgenciaDialog';

/** The dialog open over the list. */
export type Aberto = { acao: 'criar' } | { acao: AcaoDaLinha; agencia: Agencia };

export interface DialogosAgenciaProps {
  aberto: Aberto;
  onClose: () => void;
}

/** Dialogs over the list of agencies. */
export function DialogosAgencia({ aberto, onClose }: DialogosAgenciaProps) {
  if (aberto.acao === 'criar') return <NovaAgenciaDialog onClose={onClose} />;
  const { acao, agencia } = aberto;
  if (acao === 'ver') return <AgenciaDrawer agencia={agencia} onClose={onClose} />;
  return <ConfirmarBloqueio tipo={acao} agencia={agencia} onClose={onClose} />;
}
