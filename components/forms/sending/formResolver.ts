import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { cityFinder } from '#components/fields/city/city.ts';
import { cityList } from '#components/fields/city/cityList.ts';
import type { Descriptions, Values } from '#components/forms/descriptions/fieldDescription.ts';
import { schemaOf } from '#components/forms/descriptions/schema.ts';

/** Checks the values of a form by the rules of its fields. */
export const formResolver =
  <Messages extends Record<string, string>>(
    fields: Descriptions<Messages>,
    messages: Messages,
  ): Resolver<Values, unknown, Values> =>
  async (values, ...rest) => {
    // The list is there already where the visitor came to the field.
    const cities = values.city ? await cityList() : undefined;
    return zodResolver(schemaOf(fields, messages, cityFinder(cities)))(values, ...rest);
  };
