import { type AcaoPartida, feitoNaPartida } from '../../domain/administracao/partidas';
import { toEndereco } from '../../domain/administracao/endereco';
import type { TrocaOnibus } from '../../domain/wire/administracao/partidas';
import type { HttpRequest } from '../../services/ports';
import { stale } from '../../store/api/stale';
import { type Flow, takeEvent } from '../kernel/effects';
import { submit } from '../kernel/submission';

/**
 * A change of one departure. It names the state that the person saw: where somebody else has changed it meanwhile it is
 * refused, and the page shows the newer state beside the reason.
 */
export function* operarPartida(): Flow {
  while (true) {
    const { id, versao, acao } = (yield* takeEvent('PartidaOperada')).payload;
    yield* submit('operacaoDoDia', requestFor(`/Administracao/Partidas/${id}`, versao, acao), {
      reloads: stale('Administracao'),
      feito: feitoNaPartida[acao.tipo],
    });
  }
}

const trocaOf = (versao: string, { layoutId, mudancas, motivo }: AcaoPartida & { tipo: 'onibus' }): TrocaOnibus => ({
  versao,
  layoutId,
  mudancas,
  ...(motivo !== undefined && { motivo }),
});

function requestFor(path: string, versao: string, acao: AcaoPartida): HttpRequest {
  switch (acao.tipo) {
    case 'informar':
      return { method: 'PUT', path: `${path}/Status`, body: { versao, status: acao.status } };
    case 'desfazer':
      return { method: 'DELETE', path: toEndereco(`${path}/Status`, { versao }) };
    case 'onibus':
      return { method: 'PUT', path: `${path}/Onibus`, body: trocaOf(versao, acao) };
  }
}
