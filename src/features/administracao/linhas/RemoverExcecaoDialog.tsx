import type { AcaoQuadro } from '../../../domain/administracao/linhas/acaoQuadro';
import { descreveExcecao, diaComSemana } from '../../../domain/administracao/linhas/palavrasLinha';
import type { ExcecaoManual, LinhaAdministrada } from '../../../domain/wire/administracao/linhas';
import { useEmit } from '../../../events/useEmit';
import { usePreviaRemocaoQuery } from '../../../store/api/administracao/administracaoLinhas';
import { useSubmission } from '../../../store/useSubmission';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { Stack } from '../../../ui/Stack/Stack';
import { PreviaDoQuadro } from './PreviaDoQuadro';

interface RemoverExcecaoDialogProps {
  linha: LinhaAdministrada;
  excecao: ExcecaoManual;
  onClose: () => void;
}

const ACOES: AcaoQuadro['tipo'][] = ['remover'];

/** Confirmation before an exception ends, with what that does to the departure of its day. */
export function RemoverExcecaoDialog({ linha: { id, versao }, excecao, onClose }: RemoverExcecaoDialogProps) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('quadro', { acoes: ACOES, onDone: onClose });
  const { currentData, error, isFetching } = usePreviaRemocaoQuery(
    { linhaId: id, excecaoId: excecao.id, versao },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ConfirmDialog
      open
      title="Remover esta exceção?"
      confirmLabel="Remover exceção"
      danger
      loading={sending}
      onConfirm={() => emit('QuadroMudado', { acao: { tipo: 'remover', linhaId: id, excecaoId: excecao.id, versao } })}
      onCancel={() => {
        emit('QuadroDispensado');
        onClose();
      }}
    >
      <Stack gap={3}>
        <p>{`${diaComSemana(excecao.data)}: ${descreveExcecao(excecao)}`}</p>
        <PreviaDoQuadro efeito={currentData} error={error} fetching={isFetching} erro={erro} />
      </Stack>
    </ConfirmDialog>
  );
}
