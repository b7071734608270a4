import type { MouseEvent } from 'react';
import { linkDoChatbot } from '../../domain/chatbot/link';
import { formatCentavos } from '../../domain/base/dinheiro';
import { formatDuracao, rotulosClasse } from '../../domain/viagens/viagem';
import type { Balao, LinkChatbot, PedidoResumido, ViagemSugerida } from '../../domain/wire/chatbot/chatbot';
import { Link } from '../../ui/Link/Link';
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge';

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

/** One bubble of the assistant. Text is rendered as text, and links lead to internal pages only. */
export function BalaoView({ balao, onFollow }: { balao: Balao; onFollow: Follow }) {
  switch (balao.tipo) {
    case 'texto':
      return (
        <>
          <p className="it-chat__text">{balao.texto}</p>
          {balao.link && <Saida link={balao.link} onFollow={onFollow} />}
        </>
      );
    case 'viagens':
      return (
        <>
          <ul className="chatbot-lista" aria-label="Viagens encontradas">
            {balao.viagens.map((viagem) => (
              <ViagemItem key={viagem.id} viagem={viagem} pessoas={balao.pessoas} />
            ))}
          </ul>
          <Saida link={balao.link} onFollow={onFollow} />
        </>
      );
    case 'pedidos':
      return (
        <>
          <ul className="chatbot-lista" aria-label="Seus pedidos">
            {balao.pedidos.map((pedido) => (
              <PedidoItem key={pedido.localizador} pedido={pedido} />
            ))}
          </ul>
          <Saida link={balao.link} onFollow={onFollow} />
        </>
      );
    default:
      return null;
  }
}

function Saida({ link, onFollow }: { link: LinkChatbot; onFollow: Follow }) {
  const href = linkDoChatbot(link.href);
  return href === null ? null : (
    <p className="chatbot-saida">
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
    <li className="chatbot-viagem">
      <span className="chatbot-viagem__horas it-tabular">
        {hora} <span aria-hidden="true">→</span>
        <span className="it-visually-hidden">, chegada</span> {chegadaHora}
        {chegadaDia !== dia && ' (outro dia)'}
      </span>
      <span className="chatbot-viagem__preco it-tabular">{formatCentavos(totalCentavos)}</span>
      <span className="chatbot-viagem__classe">
        {rotulosClasse[classe]}, {formatDuracao(duracaoMinutos)}
        {trocaEm && `, troca em ${trocaEm}`}
      </span>
      {pessoas > 1 && (
        <span className="chatbot-viagem__pessoas">
          {pessoas} × {formatCentavos(porPessoaCentavos)}
        </span>
      )}
    </li>
  );
}

const PedidoItem = ({ pedido: { localizador, situacao, trajeto, quando } }: { pedido: PedidoResumido }) => (
  <li className="chatbot-pedido">
    <strong>{trajeto}</strong>
    <span>{quando}</span>
    <span>Localizador {localizador}</span>
    <StatusBadge>{situacao}</StatusBadge>
  </li>
);
