import type { Operador } from '../../../domain/wire/agencia/operadores';
import type { SenhaAEntregar } from '../../../store/agencia/operadores';
import { AuditoriaDrawer } from './AuditoriaDrawer';
import { ConfirmarOperador } from './ConfirmarOperador';
import { ConsultasDrawer } from './ConsultasDrawer';
import { DireitoDialog } from './DireitoDialog';
import type { AcaoDaLinha } from './ListaOperadores';
import { OperadorDialog } from './OperadorDialog';
import { SenhaDialog } from './SenhaDialog';

/** The dialog open over the list. */
export type Aberto = { acao: 'criar' } | { acao: 'direito' } | { acao: AcaoDaLinha; operador: Operador };

export interface DialogosOperadorProps {
  aberto: Aberto | null;
  /** A temporary password to hand over; null without one. */
  senha: SenhaAEntregar | null;
  onClose: () => void;
}

/** Dialogs over the list of operators. */
export function DialogosOperador({ aberto, senha, onClose }: DialogosOperadorProps) {
  return (
    <>
      {aberto && <Sobre aberto={aberto} onClose={onClose} />}
      {senha && <SenhaDialog senha={senha} />}
    </>
  );
}

function Sobre({ aberto, onClose }: { aberto: Aberto; onClose: () => void }) {
  if (aberto.acao === 'criar') return <OperadorDialog operador={null} onClose={onClose} />;
  if (aberto.acao === 'direito') return <DireitoDialog onClose={onClose} />;
  const { acao, operador } = aberto;
  if (acao === 'editar') return <OperadorDialog operador={operador} onClose={onClose} />;
  if (acao === 'auditoria') return <AuditoriaDrawer operador={operador} onClose={onClose} />;
  if (acao === 'consultas') return <ConsultasDrawer operador={operador} onClose={onClose} />;
  return <ConfirmarOperador tipo={acao} operador={operador} onClose={onClose} />;
}
