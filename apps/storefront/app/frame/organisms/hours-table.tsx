import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';

export interface HoursTableRow {
  /** 'Maandag 16 nov' */
  day: string;
  /** '6.30 – 17.00', 'gesloten' */
  hours: string;
  today?: boolean;
  /** Different from the usual hours of this weekday. */
  deviating?: boolean;
  /** The reason for different hours. */
  note?: string;
}

interface HoursTableProps {
  title: string;
  /** 'Nu open, tot 17.00 uur' */
  note?: string;
  /** 'vandaag' */
  todayLabel: string;
  rows: readonly HoursTableRow[];
}

export function HoursTable({ title, note, todayLabel, rows }: HoursTableProps) {
  return (
    <section className="hours">
      <div className="spread">
        <h3>{title}</h3>
        {note && <span className="small">{note}</span>}
      </div>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day} className={classNames(row.today && 'today', row.deviating && 'dev')}>
              <th scope="row">
                {row.day} {row.today && <Badge look="accent">{todayLabel}</Badge>}
                {row.note && <span className="hours__note">{row.note}</span>}
              </th>
              <td>{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
