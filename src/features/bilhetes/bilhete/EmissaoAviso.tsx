import { rotulosSituacao } from '../../../domain/agencia/abasPedidos';
import { joinItems } from '../../../domain/base/itens';
import { isPendenteDeConclusao } from '../../../domain/compra/pedido';
import type { Pedido } from '../../../domain/wire/compra/pedidos';
import { useEmit } from '../../../events/useEmit';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { t, translated } from '../../../words/t';
import { activeLocale } from '../../../words/active';
import { onceEach } from '../../../words/onceEach';

const horaDe = (instante: string): string => clock(activeLocale()).format(new Date(instante));

const clock = onceEach((locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));

/** Notice of tickets still to be issued; renders nothing when all are. */
export function EmissaoAviso({ pedido }: { pedido: Pedido }) {
  const emit = useEmit();
  const { id, emissao, situacao } = pedido;
  const ask = (): void => emit('dockConcluirPedido', { pedidoId: id });
  if (emissao) {
    return (
      <Alert
        kind="warning"
        title={t('A operadora ainda não emitiu tudo')}
        announce
        action={
          <Button variant="secondary" onClick={ask}>
            {t('Tentar emitir de novo')}
          </Button>
        }
      >
        {t(
          'Recebemos seu pagamento e {n, plural, =1 {a poltrona {poltronas} continua} other {as poltronas {poltronas} continuam}} com você. Tentamos de novo às {hora}, e por até 6 horas. Se não der certo, devolvemos o valor.',
          {
            n: emissao.poltronas.length,
            poltronas: joinItems(emissao.poltronas),
            hora: horaDe(emissao.proximaEm),
          },
        )}
      </Alert>
    );
  }
  if (!isPendenteDeConclusao(situacao)) return null;
  return (
    <Alert
      title={translated(rotulosSituacao[situacao])}
      announce
      action={
        <Button variant="secondary" onClick={ask}>
          {t('Atualizar pedido')}
        </Button>
      }
    >
      {situacao === 'pago' || situacao === 'emitindo'
        ? t('O pagamento foi recebido. Assim que o bilhete sair, ele aparece aqui.')
        : t('Não foi possível emitir a passagem. O valor volta do mesmo jeito que você pagou.')}
    </Alert>
  );
}

/** Names the replacement of each seat that was lost before payment. */
export function PoltronasTrocadas({ pedido }: { pedido: Pedido }) {
  const moved = pedido.itens.filter(({ poltronaOriginal }) => poltronaOriginal !== undefined);
  if (moved.length === 0) return null;
  return (
    <Alert kind="warning" title={moved.length === 1 ? t('Sua poltrona mudou') : t('Suas poltronas mudaram')}>
      {t(
        'O pagamento chegou depois do fim da reserva. Guardamos para você, no mesmo ônibus e na mesma classe: {trocas}.',
        {
          trocas: joinItems(
            moved.map(({ poltronaOriginal = 0, poltrona }) =>
              t('poltrona {poltrona} no lugar da {anterior}', { poltrona, anterior: poltronaOriginal }),
            ),
          ),
        },
      )}
    </Alert>
  );
}
