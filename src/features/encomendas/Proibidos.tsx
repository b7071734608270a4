import { encomendasProibidas } from '../../domain/empresa/conteudo/encomendasProibidas';
import { Accordion } from '../../ui/Accordion/Accordion';
import { List } from '../../ui/List/List';

/** Prohibited goods, collapsed by default. */
export function Proibidos({ aberta = false }: { aberta?: boolean }) {
  return (
    <Accordion
      {...(aberta && { initiallyOpen: ['proibidos'] })}
      items={[
        {
          id: 'proibidos',
          title: 'O que não pode viajar',
          content: (
            <List marker="bullet">
              {encomendasProibidas.map(({ titulo, exemplos }) => (
                <li key={titulo}>
                  <strong>{titulo}</strong>
                  {`: ${exemplos}.`}
                </li>
              ))}
            </List>
          ),
        },
      ]}
    />
  );
}
