import { formatDia } from '../../../domain/base/data';
import { rotulosDocumento } from '../../../domain/base/pessoa/documento';
import { maskDocumento, tipoDocumentoDe } from '../../../domain/base/pessoa/documentoNumero';
import type { PassageiroSalvo } from '../../../domain/wire/conta/passageiros';
import { useEmit } from '../../../events/useEmit';
import { usePassageirosSalvosQuery } from '../../../store/api/passageiros';
import { Button } from '../../../ui/Button/Button';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { ErrorState } from '../../../ui/ErrorState/ErrorState';
import { FieldRow } from '../../../ui/FieldGrid/FieldRow';
import { IconButton } from '../../../ui/IconButton/IconButton';
import { CloseIcon } from '../../../ui/icons/CloseIcon';
import { List } from '../../../ui/List/List';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { t, translated } from '../../../words/t';

/** Saved passengers, each to be chosen or deleted. Only the end of a document is shown. */
export function PassageirosSalvosLista({ onChoose }: { onChoose: (salvo: PassageiroSalvo) => void }) {
  const emit = useEmit();
  const { data, isError, isFetching, refetch } = usePassageirosSalvosQuery();
  if (isError && !data) {
    return (
      <ErrorState
        title={t('Não conseguimos abrir seus passageiros')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {t('Você pode preencher os campos normalmente.')}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton label={t('Carregando seus passageiros')} shape="text" count={3} />;
  if (data.length === 0) {
    return (
      <EmptyState title={t('Nenhum passageiro salvo')}>
        {t('Marque “Salvar para a próxima compra” ao preencher um passageiro e ele aparece aqui.')}
      </EmptyState>
    );
  }
  return (
    <List gap={3}>
      {data.map((salvo) => (
        <li key={salvo.id}>
          <FieldRow align="center">
            <Button variant="secondary" fullWidth onClick={() => onChoose(salvo)}>
              {salvo.nome} · {describe(salvo)}
            </Button>
            <IconButton
              label={t('Excluir {nome} dos salvos', { nome: salvo.nome })}
              onClick={() => emit('PassageiroSalvoExcluido', { id: salvo.id })}
            >
              <CloseIcon />
            </IconButton>
          </FieldRow>
        </li>
      ))}
    </List>
  );
}

const describe = ({ documento, dataNascimento }: PassageiroSalvo): string =>
  `${translated(rotulosDocumento[tipoDocumentoDe(documento.tipo)])} ${maskDocumento(documento.numero)}, ${formatDia(dataNascimento)}`;
