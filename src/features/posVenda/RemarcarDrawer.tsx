import { explainTroca } from '../../domain/posVenda/posVendaTextos';
import { resumoRemarcacao } from '../../domain/posVenda/resumoPosVenda';
import { useEmit } from '../../events/useEmit';
import { useBilheteQuery } from '../../store/api/bilhetes';
import type { PosVendaState } from '../../store/posVenda/posVenda';
import { useSubmission } from '../../store/useSubmission';
import { Alert } from '../../ui/Alert/Alert';
import { Button } from '../../ui/Button/Button';
import { Drawer } from '../../ui/Drawer/Drawer';
import { RefundSummary } from '../../ui/RefundSummary/RefundSummary';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { EscolhaViagem } from './EscolhaViagem';
import { FUSO_DA_SEDE } from '../../domain/base/data';

type Remarcando = Extract<PosVendaState, { phase: 'ready' } & { acao: 'remarcar' }>;

/** Exchange: day, departure, seat and settlement in one drawer. */
export function RemarcarDrawer({ state }: { state: Remarcando }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('posVenda');
  const preco = useSubmission('precoRemarcacao');
  const aviso = preco.erro ?? erro;
  const { previa } = state;
  const close = () => {
    if (!sending) emit('PosVendaFechada');
  };
  const acerto = previa.acerto;
  return (
    <Drawer
      open
      from="end"
      title="Remarcar passagem"
      onClose={(reason) => reason === 'pessoa' && close()}
      actions={
        <>
          <Button variant="quiet" disabled={sending} onClick={close}>
            Voltar
          </Button>
          {previa.permitido && (
            <Button
              variant="accent"
              disabled={acerto === null}
              loading={sending}
              onClick={() => emit('RemarcacaoConfirmada')}
            >
              {acerto && acerto.cobrarCentavos > 0 ? 'Ir para o pagamento' : 'Confirmar remarcação'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={6}>
        <div>
          <p>{explainTroca(previa)}</p>
          <Text tone="quiet" size="sm">
            Mesma linha, mesmo trecho e mesmo sentido, até {formatInstante(previa.validaAte)}. {previa.baseLegal}
          </Text>
        </div>
        {previa.permitido && <Escolha state={state} />}
        {preco.sending && <Skeleton label="Calculando a diferença" count={3} />}
        {aviso !== null && (
          <Alert kind="warning" announce>
            {aviso}
          </Alert>
        )}
        {acerto && <RefundSummary preview={resumoRemarcacao(previa)} />}
      </Stack>
    </Drawer>
  );
}

function Escolha({ state }: { state: Remarcando }) {
  const { data: bilhete } = useBilheteQuery(state.previa.bilheteId);
  if (!bilhete) return <Skeleton label="Carregando sua passagem" count={3} />;
  return <EscolhaViagem previa={state.previa} bilhete={bilhete} escolha={state.escolha} />;
}

const formatInstante = (instante: string): string =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: FUSO_DA_SEDE }).format(new Date(instante));
