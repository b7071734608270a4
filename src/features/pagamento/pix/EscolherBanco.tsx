import { useState } from 'react';
import { bancosMostrados } from '../../../domain/pagamento/iniciacaoPix';
import { useEmit } from '../../../events/useEmit';
import { useBancosQuery } from '../../../store/api/meios';
import { useAppSelector } from '../../../store/hooks';
import { selectBanco } from '../../../store/pagamento/banco';
import { Alert } from '../../../ui/Alert/Alert';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { ChoiceList } from '../../../ui/List/ChoiceList';
import { FilterField } from '../../../ui/SearchField/FilterField';
import { SearchIcon } from '../../../ui/icons/SearchIcon';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Text } from '../../../ui/Text/Text';
import { t } from '../../../words/t';

const TERMO_MAXIMO = 40;

/** The banks in whose app the charge can be paid; open from the press of the button to the way to the bank. */
export function EscolherBanco() {
  const emit = useEmit();
  const { lista, aviso } = useAppSelector(selectBanco);
  return (
    <Dialog
      open={lista !== 'closed'}
      title={t('Pagar no app do banco')}
      width="narrow"
      onClose={(reason) => reason === 'pessoa' && emit('BancosFechados')}
    >
      <Stack>
        <Text tone="quiet">
          {t('Você aprova no seu banco e volta para cá. A conta precisa estar no CPF de quem compra.')}
        </Text>
        {aviso && (
          <Alert kind="danger" announce>
            {aviso}
          </Alert>
        )}
        <Bancos />
      </Stack>
    </Dialog>
  );
}

function Bancos() {
  const emit = useEmit();
  const [termo, setTermo] = useState('');
  const { lista, escolhidoId, ultimoId } = useAppSelector(selectBanco);
  const { data: bancos, isFetching, refetch } = useBancosQuery();
  if (!bancos && isFetching) return <Skeleton label={t('Carregando os bancos')} shape="card" count={3} />;
  if (!bancos) {
    return (
      <ErrorState title={t('Não conseguimos carregar os bancos')} onRetry={() => void refetch()}>
        {t('Tente de novo, ou use o QR Code ou o código Pix.')}
      </ErrorState>
    );
  }
  if (bancos.length === 0) {
    return (
      <EmptyState title={t('Nenhum banco disponível agora')}>
        {t('Use o QR Code ou o código Pix para pagar.')}
      </EmptyState>
    );
  }
  const shown = bancosMostrados(bancos, termo, ultimoId);
  return (
    <>
      <FilterField
        id="buscar-banco"
        label={t('Buscar banco')}
        icon={<SearchIcon size={22} />}
        value={termo}
        maxLength={TERMO_MAXIMO}
        onChange={setTermo}
      />
      <Text announce="status" size="sm" tone="quiet">
        {shown.length === 0 ? t('Nenhum banco com esse nome.') : ''}
      </Text>
      <ChoiceList
        label={t('Bancos')}
        choices={shown.map(({ id, nome }) => ({
          id,
          label: nome,
          ...(id === ultimoId && { about: t('O último que você usou') }),
        }))}
        busyId={lista === 'sending' ? escolhidoId : null}
        onChoose={(bancoId) => emit('BancoEscolhido', { bancoId })}
      />
    </>
  );
}
