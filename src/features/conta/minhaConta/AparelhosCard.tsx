import { nomeDispositivo } from '../../../domain/conta/nomeDispositivo';
import { useEmit } from '../../../events/useEmit';
import { useAppSelector } from '../../../store/hooks';
import { type DispositivosState, selectDispositivos } from '../../../store/conta/minhaConta';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';
import { activeLocale } from '../../../words/active';
import { onceEach } from '../../../words/onceEach';

/** Devices that remember the login. */
export function AparelhosCard() {
  const dispositivos = useAppSelector(selectDispositivos);
  return (
    <Card title={t('Aparelhos')}>
      <Aparelhos dispositivos={dispositivos} />
    </Card>
  );
}

function Aparelhos({ dispositivos }: { dispositivos: DispositivosState }) {
  switch (dispositivos.phase) {
    case 'loading':
      return <Skeleton label={t('Carregando seus aparelhos')} count={3} />;
    case 'refused':
      return <Recusa texto={dispositivos.texto} />;
    case 'loaded':
      return dispositivos.itens.length === 0 ? (
        <p>{t('Nenhum aparelho lembrado. Quem entra com Google ou Apple vê os seus na conta de lá.')}</p>
      ) : (
        <Lista {...dispositivos} />
      );
  }
}

function Recusa({ texto }: { texto: string }) {
  const emit = useEmit();
  return (
    <Alert
      title={t('Não foi possível listar seus aparelhos')}
      action={
        <Button variant="quiet" size="small" onClick={() => emit('DispositivosPedidos')}>
          {t('Tentar de novo')}
        </Button>
      }
    >
      <span lang="en">{texto}</span>
    </Alert>
  );
}

function Lista({ itens, esquecendo }: Extract<DispositivosState, { phase: 'loaded' }>) {
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        {t(
          'Onde você entrou com sua senha. Esquecer um aparelho o tira da lista; se não reconhece algum, troque também a senha.',
        )}
      </Text>
      <List gap={3} lines="between" label={t('Aparelhos')}>
        {itens.map((item) => (
          <Aparelho key={item.id} {...item} esquecendo={esquecendo} />
        ))}
      </List>
    </Stack>
  );
}

type AparelhoProps = Extract<DispositivosState, { phase: 'loaded' }>['itens'][number] & { esquecendo: string | null };

const when = (instant: string): string => dayAndTime(activeLocale()).format(new Date(instant));

const dayAndTime = onceEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));

function Aparelho({ id, nome, usadoEm, atual, esquecendo }: AparelhoProps) {
  const emit = useEmit();
  const label = nomeDispositivo(nome);
  return (
    <li>
      <ListRow
        name={label}
        badge={atual && <StatusBadge>{t('Este aparelho')}</StatusBadge>}
        about={usadoEm && t('Último acesso em {quando}', { quando: when(usadoEm) })}
        action={
          <Button
            variant="quiet"
            size="small"
            loading={esquecendo === id}
            disabled={esquecendo !== null && esquecendo !== id}
            onClick={() => emit('DispositivoEsquecido', { id })}
          >
            {t('Esquecer')} <span className="it-visually-hidden">{label}</span>
          </Button>
        }
      />
    </li>
  );
}
