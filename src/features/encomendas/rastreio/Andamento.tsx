import { formatCodigoEncomenda } from '../../../domain/encomendas/codigoEncomenda';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { HORARIO_BALCAO } from '../../../domain/encomendas/encomenda';
import { rotas } from '../../../domain/base/rotas';
import { ordemDe, rotulosSituacaoEncomenda, SITUACOES_ENCOMENDA } from '../../../domain/encomendas/situacaoEncomenda';
import type { EventoRastreio, Rastreio, SituacaoEncomenda } from '../../../domain/wire/encomendas/encomendas';
import { Alert } from '../../../ui/Alert/Alert';
import { Card } from '../../../ui/Card/Card';
import { Link } from '../../../ui/Link/Link';
import { OrderTimeline, type OrderStep } from '../../../ui/OrderTimeline/OrderTimeline';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge, type StatusBadgeProps } from '../../../ui/StatusBadge/StatusBadge';

const tons: Record<SituacaoEncomenda, NonNullable<StatusBadgeProps['kind']>> = {
  pre_postada: 'neutral',
  postada: 'info',
  em_transporte: 'info',
  chegou: 'info',
  aguardando_retirada: 'accent',
  entregue: 'success',
  devolvida: 'warning',
  extraviada: 'danger',
};

/** Tracking of a parcel: past and next steps, without personal data. */
export function Andamento({ rastreio }: { rastreio: Rastreio }) {
  const { codigo, situacao, origem, destino, volumes, postarAte, retirada, viagem } = rastreio;
  return (
    <section role="status" aria-label={`Encomenda ${formatCodigoEncomenda(codigo)}`}>
      <Card
        title={`${nomeLocalidade(origem)} para ${nomeLocalidade(destino)}`}
        aside={<StatusBadge kind={tons[situacao]}>{rotulosSituacaoEncomenda[situacao]}</StatusBadge>}
      >
        <Stack gap={4}>
          <p className="it-tabular">
            {`${formatCodigoEncomenda(codigo)} · ${volumes === 1 ? '1 volume' : `${volumes} volumes`}`}
          </p>
          {postarAte && (
            <Alert kind="info">{`Leve ao balcão (${origem.terminal}) até ${formatDia(postarAte)}, ${HORARIO_BALCAO}.`}</Alert>
          )}
          {viagem && (
            <Alert kind="info">
              {`Chegada prevista: ${formatDia(viagem.chegada.dia)} às ${viagem.chegada.hora}. `}
              <Link href={`${rotas.informacaoViagem.path}?viagem=${viagem.id}`}>Ver o andamento da viagem</Link>
            </Alert>
          )}
          {retirada && <Retirada retirada={retirada} terminal={destino.terminal} />}
          <OrderTimeline label="Andamento da encomenda" steps={stepsOf(rastreio)} />
        </Stack>
      </Card>
    </section>
  );
}

function Retirada({ retirada, terminal }: { retirada: NonNullable<Rastreio['retirada']>; terminal: string }) {
  const { prazo, armazenagemCentavos, armazenagemDiaCentavos } = retirada;
  const late = armazenagemCentavos > 0;
  return (
    <Alert kind={late ? 'warning' : 'success'} title="Pode retirar">
      {`No balcão (${terminal}), ${HORARIO_BALCAO}, com documento. `}
      {late
        ? `O prazo foi ${formatDia(prazo)}: há ${formatCentavos(armazenagemCentavos)} de armazenagem até hoje.`
        : `Sem custo até ${formatDia(prazo)}; depois, ${formatCentavos(armazenagemDiaCentavos)} por dia.`}
    </Alert>
  );
}

const ruins: readonly SituacaoEncomenda[] = ['extraviada', 'devolvida'];
const ENTREGUE = ordemDe('entregue');

/** Past events, the last one marked, and the remaining steps of a normal delivery. */
function stepsOf({ eventos, situacao }: Rastreio): OrderStep[] {
  const happened = eventos.map((evento, i): OrderStep => {
    const last = i === eventos.length - 1;
    const over = ordemDe(evento.situacao) >= ENTREGUE;
    const state = ruins.includes(evento.situacao) ? 'failed' : last && !over ? 'current' : 'done';
    const detalhe = ondeDe(evento);
    return {
      id: evento.situacao,
      titulo: rotulosSituacaoEncomenda[evento.situacao],
      state,
      quando: quandoDe(evento),
      ...(detalhe && { detalhe }),
    };
  });
  if (ordemDe(situacao) >= ENTREGUE) return happened;
  const ahead = SITUACOES_ENCOMENDA.slice(ordemDe(situacao) + 1, ENTREGUE + 1);
  return [
    ...happened,
    ...ahead.map((next): OrderStep => ({ id: next, titulo: rotulosSituacaoEncomenda[next], state: 'next' })),
  ];
}

const ondeDe = ({ local }: EventoRastreio): string | null => local && `${local.terminal}, ${nomeLocalidade(local)}`;

/** Local time of the event, by the offset it carries. */
const quandoDe = ({ em }: EventoRastreio): string => {
  const [dia = '', hora = ''] = em.split('T');
  return `${formatDia(dia)}, ${hora.slice(0, 5)}`;
};
