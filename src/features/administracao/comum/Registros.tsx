import { quando } from '../../../domain/agencia/caixa/relatorio';
import { autorDoRegistro, nomeDoRegistro } from '../../../domain/administracao/registros';
import type { RegistroEmpresa } from '../../../domain/wire/administracao/registro';
import { Card } from '../../../ui/Card/Card';
import { OrderTimeline } from '../../../ui/OrderTimeline/OrderTimeline';

/** History of a letter or an application within the company, the latest first. */
export function Registros({ registros }: { registros: readonly RegistroEmpresa[] }) {
  return (
    <Card title="Histórico">
      <OrderTimeline
        label="Histórico"
        steps={registros.map((registro) => ({
          id: registro.id,
          titulo: nomeDoRegistro(registro),
          state: 'done',
          quando: `${quando(registro.em)}, por ${autorDoRegistro(registro)}`,
        }))}
      />
    </Card>
  );
}
