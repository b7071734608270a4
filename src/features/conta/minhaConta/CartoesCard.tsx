import { useCallback, useState } from 'react';
import { nomeDoCartao, validadeImpressa } from '../../../domain/pagamento/cartaoSalvo';
import type { CartaoSalvo } from '../../../domain/wire/pagamento/cartoesSalvos';
import { useEmit } from '../../../events/useEmit';
import { useCartoesSalvosQuery } from '../../../store/api/cartoes';
import { useSubmission } from '../../../store/useSubmission';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';

/** Saved cards of the account. */
export function CartoesCard() {
  const { data, isError, isFetching, refetch } = useCartoesSalvosQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t('Cartões guardados')}>
      {data ? (
        <Cartoes cartoes={data} />
      ) : isError ? (
        <ErrorState
          title={t('Não conseguimos abrir seus cartões')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t('Carregando seus cartões')} count={2} />
      )}
    </Card>
  );
}

function Cartoes({ cartoes }: { cartoes: CartaoSalvo[] }) {
  const [asked, setAsked] = useState<CartaoSalvo | null>(null);
  const close = useCallback(() => setAsked(null), []);
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        {cartoes.length === 0
          ? t('Nenhum cartão guardado. Ao pagar com cartão, marque “Guardar este cartão para as próximas compras”.')
          : t('Para pagar com um deles, basta o código de segurança. O número fica só com a adquirente.')}
      </Text>
      {cartoes.length > 0 && (
        <List gap={3} lines="between" label={t('Cartões guardados')}>
          {cartoes.map((cartao) => (
            <Cartao key={cartao.id} cartao={cartao} onRemove={() => setAsked(cartao)} />
          ))}
        </List>
      )}
      {asked && <Remover cartao={asked} onClose={close} />}
    </Stack>
  );
}

function Cartao({ cartao, onRemove }: { cartao: CartaoSalvo; onRemove: () => void }) {
  const nome = nomeDoCartao(cartao);
  return (
    <li>
      <ListRow
        name={nome}
        badge={cartao.vencido && <StatusBadge kind="warning">{t('Vencido')}</StatusBadge>}
        about={t('Validade {validade}', { validade: validadeImpressa(cartao.validade) })}
        action={
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t('Remover cartão')} <span className="it-visually-hidden">{nome}</span>
          </Button>
        }
      />
    </li>
  );
}

function Remover({ cartao, onClose }: { cartao: CartaoSalvo; onClose: () => void }) {
  const emit = useEmit();
  const { sending, erro } = useSubmission('cartaoSalvo', { own: true, onDone: onClose });
  return (
    <ConfirmDialog
      open
      title={t('Remover {nome}?', { nome: nomeDoCartao(cartao) })}
      confirmLabel={t('Remover cartão')}
      cancelLabel={t('Manter cartão')}
      danger
      loading={sending}
      error={erro}
      onConfirm={() => emit('CartaoSalvoRemovido', { id: cartao.id })}
      onCancel={onClose}
    >
      <p>{t('A adquirente também o esquece. Para pagar com ele outra vez, digite os dados do cartão.')}</p>
    </ConfirmDialog>
  );
}
