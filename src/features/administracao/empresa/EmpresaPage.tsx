import { rotas } from '../../../domain/base/rotas';
import { useEmpresaAdministradaQuery } from '../../../store/api/administracao/empresaAdministrada';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { Unbroken } from '../../../ui/Text/Unbroken';
import { FalhaDaLeitura } from '../comum/FalhaDaLeitura';
import type { CamposEmpresaProps } from './CamposEmpresa';
import { FormEmpresa } from './FormEmpresa';
import { HistoricoEmpresa } from './HistoricoEmpresa';
import { Termos, type TermosProps } from './Termos';

/** The company as data, for its administrators: the document, the terms of use, and who changed them. */
export function EmpresaPage({ Regras, ...props }: TermosProps & CamposEmpresaProps) {
  const { currentData, error, isFetching, refetch } = useEmpresaAdministradaQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  return (
    <Page
      title={rotas.administracaoEmpresa.titulo}
      lede={
        <Unbroken>Quem vende, quem transporta e como falar com vocês: no rodapé, nos bilhetes e nos e-mails.</Unbroken>
      }
    >
      {currentData === undefined && error && !isFetching && (
        <FalhaDaLeitura
          title="Não conseguimos abrir os dados da empresa"
          error={error}
          retrying={isFetching}
          onRetry={refetch}
        />
      )}
      {currentData === undefined && (!error || isFetching) && (
        <Skeleton label="Carregando os dados da empresa" shape="card" count={3} />
      )}
      {currentData !== undefined && (
        <Stack gap={6}>
          <FormEmpresa atual={currentData} Regras={Regras} />
          <Termos {...props} />
          <HistoricoEmpresa />
        </Stack>
      )}
    </Page>
  );
}
