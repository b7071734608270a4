import type { MouseEvent } from 'react';
import { linkDoChatbot } from '../../domain/chatbot/link';
import { formatCentavos } from '../../domain/base/dinheiro';
import { formatDuracao, rotulosClasse } from '../../domain/viagens/viagem';
import type { Balao, LinkChatbot, PedidoResumido, ViagemSugerida } from '../../domain/wire/chatbot/chatbot';
import { ChatTrip } from '../../ui/ChatLog/ChatTrip';
import { Inline } from '../../ui/Inline/Inline';
import { Link } from '../../ui/Link/Link';
import { List } from '../../ui/List/List';
import { Stack } from '../../ui/Stack/Stack';
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge';
import { Text } from '../../ui/Text/Text';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/** One bubble of the assistant. Text is rendered as text, and links lead to internal pages only. */
export function BalaoView({ balao, onFollow }: { balao: Balao; onFollow: Follow }) {
  switch (balao.tipo) {
    case 'texto':
      return (
        <Stack gap={2}>
          <Text wrap="lines">{balao.texto}</Text>
          {balao.link && <Saida link={balao.link} onFollow={onFollow} />}
        </Stack>
      );
    case 'viagens':
      return (
        <Stack gap={2}>
          <List gap={3} lines="between" label="Viagens encontradas">
            {balao.viagens.map((viagem) => (
              <ViagemItem key={viagem.id} viagem={viagem} pessoas={balao.pessoas} />
            ))}
          </List>
          <Saida link={balao.link} onFollow={onFollow} />
        </Stack>
      );
    case 'pedidos':
      return (
        <Stack gap={2}>
          <List gap={3} lines="between" label="Seus pedidos">
            {balao.pedidos.map((pedido) => (
              <PedidoItem key={pedido.localizador} pedido={pedido} />
            ))}
          </List>
          <Saida link={balao.link} onFollow={onFollow} />
        </Stack>
      );
    default:
      return null;
  }
}

function Saida({ link, onFollow }: { link: LinkChatbot; onFollow: Follow }) {
  const href = linkDoChatbot(link.href);
  return href === null ? null : (
    <p>
      <Link href={href} onClick={onFollow}>
        {link.texto}
      </Link>
    </p>
  );
}

function ViagemItem({ viagem, pessoas }: { viagem: ViagemSugerida; pessoas: number }) {
  const { hora, chegadaHora, chegadaDia, dia, duracaoMinutos, classe, totalCentavos, porPessoaCentavos, trocaEm } =
    viagem;
  return (
    <li>
      <ChatTrip
        times={
          <>
            {hora} <span aria-hidden="true">→</span>
            <span className="it-visually-hidden">, chegada</span> {chegadaHora}
            {chegadaDia !== dia && ' (outro dia)'}
          </>
        }
        price={formatCentavos(totalCentavos)}
        about={
          <>
            {rotulosClasse[classe]}, {formatDuracao(duracaoMinutos)}
            {trocaEm && `, troca em ${trocaEm}`}
          </>
        }
        each={pessoas > 1 ? `${pessoas} × ${formatCentavos(porPessoaCentavos)}` : undefined}
      />
    </li>
  );
}

const PedidoItem = ({ pedido: { localizador, situacao, trajeto, quando } }: { pedido: PedidoResumido }) => (
  <li>
    <Stack gap={1}>
      <strong>{trajeto}</strong>
      <span>{quando}</span>
      <span>Localizador {localizador}</span>
      <Inline>
        <StatusBadge>{situacao}</StatusBadge>
      </Inline>
    </Stack>
  </li>
);
