import { comNome } from '../../../domain/companhia/marca/comNome';
import { useEffect } from 'react';
import type { AparelhoAvisado, Avisos } from '../../../domain/wire/avisos/avisos';
import { useEmit } from '../../../events/useEmit';
import { useAvisosQuery } from '../../../store/api/avisos/avisos';
import { selectAvisosDoAparelho, selectLembretes } from '../../../store/avisos/avisos';
import { useAppSelector } from '../../../store/hooks';
import { useSubmission } from '../../../store/useSubmission';
import { useBrand } from '../../../ui/brand/BrandContext';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { List } from '../../../ui/List/List';
import { ListRow } from '../../../ui/List/ListRow';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Switch } from '../../../ui/Switch/Switch';
import { Text } from '../../../ui/Text/Text';
import { msg, t, translated } from '../../../words/t';
import { activeLocale } from '../../../words/active';
import { onceEach } from '../../../words/onceEach';

/** Channels of trip notices: e-mail and devices. */
export function AvisosCard() {
  const emit = useEmit();
  useEffect(() => emit('AvisosAbertos'), [emit]);
  const { data, isError, isFetching, refetch } = useAvisosQuery();
  return (
    <Card title={t('Avisos das viagens')}>
      {data ? (
        <Escolhas avisos={data} />
      ) : isError ? (
        <ErrorState title={t('Não conseguimos abrir os avisos')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t('Carregando seus avisos')} count={2} />
      )}
    </Card>
  );
}

function Escolhas({ avisos: { email, aparelhos } }: { avisos: Avisos }) {
  const emit = useEmit();
  const lembretes = useAppSelector(selectLembretes);
  const { sending } = useSubmission('lembretes');
  return (
    <Stack gap={4}>
      <Text tone="quiet">
        {t('Lembretes na véspera e duas horas antes, atrasos e cancelamentos. Bilhetes e recibos chegam sempre.')}
      </Text>
      <Switch
        name="lembretesPorEmail"
        label={t('Lembretes por e-mail')}
        checked={lembretes ?? email}
        disabled={sending}
        onChange={(checked) => emit('LembretesEscolhidos', { email: checked })}
      />
      <EsteAparelho />
      {aparelhos.length > 0 && (
        <List gap={3} lines="between" label={t('Aparelhos avisados')}>
          {aparelhos.map((aparelho) => (
            <Aparelho key={aparelho.dispositivo} {...aparelho} />
          ))}
        </List>
      )}
    </Stack>
  );
}

const porQueNao = {
  indisponivel: msg('Este aparelho não pode receber avisos. No celular, instale o aplicativo.'),
  recusado: msg('Os avisos estão bloqueados neste aparelho. Libere as notificações da Itapê nos ajustes dele.'),
  falhou: msg('Não conseguimos ativar os avisos agora. Tente de novo.'),
} as const;

function EsteAparelho() {
  const emit = useEmit();
  const { nome: empresa } = useBrand();
  const aparelho = useAppSelector(selectAvisosDoAparelho);
  const porque = aparelho in porQueNao ? porQueNao[aparelho as keyof typeof porQueNao] : null;
  const isPossible = !['desconhecido', 'indisponivel', 'recusado'].includes(aparelho);
  return (
    <>
      {isPossible && (
        <Switch
          name="avisosNesteAparelho"
          label={t('Avisos neste aparelho')}
          checked={aparelho === 'ativo' || aparelho === 'ativando'}
          disabled={aparelho === 'ativando'}
          onChange={(checked) => (checked ? emit('AvisosAceitos') : emit('AvisosDesligados', { dispositivo: null }))}
        />
      )}
      {porque && (
        <Text tone="quiet" announce="status">
          {comNome(translated(porque), empresa)}
        </Text>
      )}
    </>
  );
}

const day = (instant: string): string => mediumDay(activeLocale()).format(new Date(instant));

const mediumDay = onceEach((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

function Aparelho({ dispositivo, nome, criadoEm }: AparelhoAvisado) {
  const emit = useEmit();
  return (
    <li>
      <ListRow
        name={nome}
        about={t('Avisado desde {dia}', { dia: day(criadoEm) })}
        action={
          <Button variant="quiet" size="small" onClick={() => emit('AvisosDesligados', { dispositivo })}>
            {t('Remover')} <span className="it-visually-hidden">{nome}</span>
          </Button>
        }
      />
    </li>
  );
}
